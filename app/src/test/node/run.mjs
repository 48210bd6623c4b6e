// Runs a network on given positions, with an ONNX runtime that shares nothing with Gipfel's.
//   node run.mjs NETWORK.onnx POSITIONS.json
// POSITIONS.json: {"shape": [n, planes, height, width], "planes": [...]}
// Prints {"policy": [...], "value": [...], ...}: each output of the network, row by row.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const [network, positions] = process.argv.slice(2);
const require = createRequire(pathToFileURL(process.cwd() + '/'));
const { default: ort } = await import(pathToFileURL(require.resolve('onnxruntime-web')));
ort.env.wasm.numThreads = 1;

const { shape, planes } = JSON.parse(readFileSync(positions, 'utf8'));
const session = await ort.InferenceSession.create(readFileSync(network));
const outputs = await session.run({
  planes: new ort.Tensor('float32', Float32Array.from(planes), shape),
});
console.log(
  JSON.stringify(
    Object.fromEntries(Object.entries(outputs).map(([name, tensor]) => [name, [...tensor.data]])),
  ),
);
