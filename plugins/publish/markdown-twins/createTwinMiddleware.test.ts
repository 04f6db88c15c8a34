import { createTwinMiddleware } from './createTwinMiddleware';

/** Asks for an address; gives status, type and text, or that it was passed on. */
function request(url: string): Promise<string> {
  const middleware = createTwinMiddleware((pathname) => {
    if (pathname === '/broken.md') {
      return Promise.reject(new Error('page.mdx:3: no'));
    }
    return Promise.resolve(pathname === '/a b.md' ? '# A' : null);
  });
  return new Promise((resolve) => {
    const headers: string[] = [];
    const response = {
      statusCode: 200,
      setHeader: (...header: string[]) => headers.push(header.join(': ')),
      end: (text: string) =>
        resolve([response.statusCode, ...headers, text.trim()].join(' | ')),
    };
    middleware({ url }, response as never, () => resolve('passed on'));
  });
}

const TYPE = 'Content-Type: text/markdown; charset=utf-8';

it.each([
  ['/a%20b.md', `200 | ${TYPE} | # A`],
  ['/a%20b.md?x=1', `200 | ${TYPE} | # A`],
  ['/other.md', 'passed on'],
  ['/a%20b/', 'passed on'],
  ['/broken.md', `500 | ${TYPE} | page.mdx:3: no`],
  ['/%E0%A4%A.md', `500 | ${TYPE} | URI malformed`],
  ['/llms.txt', `404 | ${TYPE} | This list is written by \`npm run build\`.`],
  ['/x/sections.tsv', `404 | ${TYPE} | This list is written by \`npm run build\`.`],
  ['/x/llms-full.txt', `404 | ${TYPE} | This list is written by \`npm run build\`.`],
])('answers %s: %s', async (url, answer) => {
  expect(await request(url)).toBe(answer);
});
