import type { IncomingMessage, ServerResponse } from 'node:http';

/** A step of the server that the site is developed with. */
export type TwinMiddleware = (
  request: Pick<IncomingMessage, 'url'>,
  response: Pick<ServerResponse, 'statusCode' | 'setHeader' | 'end'>,
  next: () => void,
) => void;

/** Lists that a build alone writes: they hold every page. */
const LISTS = /(?:^|\/)(?:llms(?:-full)?\.txt|sections\.tsv)$|^\/index\.md$/;

/**
 * Answers requests for the Markdown of pages while the site is developed; an error is
 * answered with its message.
 *
 * @param render gives the Markdown at a path, null where there is no such page
 */
export function createTwinMiddleware(
  render: (pathname: string) => Promise<string | null>,
): TwinMiddleware {
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const answer = (status: number, text: string) => {
      response.statusCode = status;
      response.setHeader('Content-Type', 'text/markdown; charset=utf-8');
      response.end(text);
    };
    if (LISTS.test(pathname)) {
      answer(404, 'This list is written by `npm run build`.\n');
    } else if (pathname.endsWith('.md')) {
      Promise.resolve()
        .then(() => render(decodeURI(pathname)))
        .then(
          (markdown) => (markdown === null ? next() : answer(200, markdown)),
          (error: Error) => answer(500, `${error.message}\n`),
        );
    } else {
      next();
    }
  };
}
