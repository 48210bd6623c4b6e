// Reads a Parquet file with packages that know nothing of this project, and prints each row as JSON.
// Usage: node read-parquet.mjs FOLDER_OF_PACKAGES FILE

import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const [packages, file] = process.argv.slice(2);
const require = createRequire(pathToFileURL(`${packages}/`));
const load = (name) => import(pathToFileURL(require.resolve(name)));

const { asyncBufferFromFile, parquetReadObjects } = await load('hyparquet');
const { compressors } = await load('hyparquet-compressors');

const rows = await parquetReadObjects({ file: await asyncBufferFromFile(file), compressors });
for (const row of rows) {
  console.log(JSON.stringify(row, (key, value) => (typeof value === 'bigint' ? `${value}` : value)));
}
