import type { CDPSession, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import pixelmatch from 'pixelmatch';

/**
 * Compares two pictures of the same size.
 *
 * @returns share of pixels that differ visibly, 0 to 1; 1 where the sizes differ
 */
export function measureDifference(first: Buffer, second: Buffer): number {
  const a = PNG.sync.read(first);
  const b = PNG.sync.read(second);
  if (a.width !== b.width || a.height !== b.height) {
    return 1;
  }
  const differing = pixelmatch(a.data, b.data, undefined, a.width, a.height, {
    threshold: 0.1,
  });
  return differing / (a.width * a.height);
}

/** Waits until a frame is drawn in which all shows that has happened to the page. */
export async function waitForFrame(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/** Takes every frame that the browser paints, from now on. */
export async function recordFrames(
  page: Page,
): Promise<{ stop(): Promise<Buffer[]> }> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const frames: Buffer[] = [];
  const answers: Promise<unknown>[] = [];
  const take = ({ data, sessionId }: { data: string; sessionId: number }) => {
    frames.push(Buffer.from(data, 'base64'));
    answers.push(session.send('Page.screencastFrameAck', { sessionId }));
  };
  session.on('Page.screencastFrame', take);
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  return {
    async stop() {
      await session.send('Page.stopScreencast');
      session.off('Page.screencastFrame', take);
      // An answer that is still on its way fails when the page is closed.
      await Promise.all(answers);
      await session.detach();
      return frames;
    },
  };
}

function readColour({ data, width }: PNG, x: number, y: number): string {
  const at = (y * width + x) * 4;
  return [...data.subarray(at, at + 3)].join(' ');
}

/** Whether a frame shows nothing yet: all pixels are alike. */
function isBlank(frame: PNG): boolean {
  const first = frame.data.readUInt32BE(0);
  for (let at = 0; at < frame.data.length; at += 4) {
    if (frame.data.readUInt32BE(at) !== first) {
      return false;
    }
  }
  return true;
}

/** Colour of a window that the browser has not drawn yet. No page is that black. */
const UNDRAWN = '0 0 0';

/**
 * Reads the colour of the page's background, at both edges below the header, in every
 * frame that shows something there. A busy machine may hand out a frame whose lower part was
 * not drawn.
 *
 * @returns one text per frame, for comparing
 */
export function framesToBackgrounds(frames: readonly Buffer[]): string[] {
  return frames
    .map((frame) => PNG.sync.read(frame))
    .filter((frame) => !isBlank(frame))
    .map((frame) =>
      [2, frame.width - 24].map((x) => readColour(frame, x, frame.height - 4)),
    )
    .filter((colours) => !colours.includes(UNDRAWN))
    .map((colours) => colours.join(' | '));
}
