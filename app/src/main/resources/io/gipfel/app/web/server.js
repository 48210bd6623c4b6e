// Talks to the server. Every failure becomes an Error with one line for people.

async function answer(response) {
  const json = await response.json().catch(() => ({}));
  if (!response.ok) {
    throw new Error(json.error ?? `the server answered ${response.status}`);
  }
  return json;
}

async function call(url, options) {
  let response;
  try {
    response = await fetch(url, options);
  } catch (error) {
    throw new Error('the server cannot be reached', { cause: error });
  }
  return answer(response);
}

/** The JSON at a path, with a query. */
export function get(path, query = {}) {
  const text = new URLSearchParams(query).toString();
  return call(text ? `${path}?${text}` : path);
}

/** The answer to a posted object. */
export function post(path, body) {
  return call(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Listens to server-sent events by name until it is closed, or the server says "done". */
export function listen(path, query, handlers) {
  const source = new EventSource(`${path}?${new URLSearchParams(query)}`);
  for (const [name, handler] of Object.entries(handlers)) {
    if (name !== 'lost') {
      source.addEventListener(name, (event) => handler(JSON.parse(event.data)));
    }
  }
  source.addEventListener('done', () => source.close());
  source.onerror = () => handlers.lost?.(source);
  return source;
}
