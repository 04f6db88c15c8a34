let attempts = 0;

/** A request that fails the first time. */
export function publishPost(): Promise<void> {
  attempts += 1;
  const fails = attempts === 1;
  return new Promise((resolve, reject) => {
    setTimeout(
      () => (fails ? reject(new Error('The server did not answer.')) : resolve()),
      1200,
    );
  });
}
