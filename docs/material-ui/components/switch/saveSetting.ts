/** Stands for a request to the server; every second one fails. */
let attempts = 0;

export async function saveSetting(_checked: boolean): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, 900);
  });
  attempts += 1;
  if (attempts % 2 === 1) throw new Error('The server did not answer');
}
