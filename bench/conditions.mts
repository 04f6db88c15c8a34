import type { BrowserContextOptions, CDPSession } from 'playwright-core';

/** Of the window in which pages are looked at, in pixels. */
export const VIEWPORT = { width: 1350, height: 940 };

/** Conditions of a visit: the machine's own speed, or that of Lighthouse's phone. */
export type Condition = 'plain' | 'mobile';

export const CONDITIONS: readonly Condition[] = ['plain', 'mobile'];

const BITS_PER_BYTE = 8;

/** Lighthouse's phone: its window, and its network and processor. */
const PHONE = {
  context: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  },
  network: {
    offline: false,
    /** Milliseconds a request. */
    latency: 150,
    /** Bytes a second: 1.6 Mbit/s down, 0.75 up. */
    downloadThroughput: 1_600_000 / BITS_PER_BYTE,
    uploadThroughput: 750_000 / BITS_PER_BYTE,
  },
  slowdown: 4,
};

/** The window of a condition. */
export function chooseContext(condition: Condition): BrowserContextOptions {
  return condition === 'mobile' ? PHONE.context : { viewport: VIEWPORT };
}

/** Slows a page down as the condition says, from its next request on. */
export async function applyCondition(
  session: CDPSession,
  condition: Condition,
): Promise<void> {
  if (condition === 'mobile') {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', PHONE.network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slowdown });
  }
}
