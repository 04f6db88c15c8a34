/** The bundler's own functions in the browser. */
declare const __webpack_require__: {
  /** Loads a chunk. */
  e: (chunk: string) => Promise<unknown>;
  /** Names the file of a chunk. */
  u: (chunk: string) => string;
  /** Public path of the files. */
  p: string;
};

/**
 * Lists the files an import would fetch, without fetching them: the bundler knows chunks
 * by number, and only the code of the import says which they are. A chunk without a
 * script, of styles, has no file here.
 */
export function listChunkFiles(load: () => Promise<unknown>): string[] {
  const loadChunk = __webpack_require__.e;
  const chunks: string[] = [];
  __webpack_require__.e = (chunk) => {
    chunks.push(chunk);
    return new Promise(() => {});
  };
  try {
    void load();
  } finally {
    __webpack_require__.e = loadChunk;
  }
  return chunks
    .map((chunk) => __webpack_require__.p + __webpack_require__.u(chunk))
    .filter((file) => !file.includes('undefined'));
}
