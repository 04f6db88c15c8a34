import type { WebVital } from '../../lib/reporting/analytics';
import {
  interactionsToInp,
  shiftsToCls,
  type Interaction,
  type LayoutShift,
} from '../../lib/reporting/webVitals';

/** Shorter interactions are not told, in milliseconds: the least that browsers allow. */
const LEAST_INTERACTION_MS = 16;

/**
 * Collects the entries of one type, those from before the call included. In browsers without
 * the type there is nothing to take.
 */
function collectEntries<Entry>(type: string): {
  take(): Entry[] | null;
} {
  const entries: PerformanceEntry[] = [];
  if (!window.PerformanceObserver?.supportedEntryTypes?.includes(type)) {
    return { take: () => null };
  }
  const observer = new PerformanceObserver((list) => {
    entries.push(...list.getEntries());
  });
  const options = { type, buffered: true, durationThreshold: LEAST_INTERACTION_MS };
  observer.observe(options);
  return {
    take() {
      entries.push(...observer.takeRecords());
      observer.disconnect();
      return entries as Entry[];
    },
  };
}

/**
 * Measures the page until the reader leaves it or turns to another tab, and then reports TTFB,
 * FCP, LCP, CLS and INP, each once and as far as the browser reports it.
 */
export function measureWebVitals(report: (vital: WebVital) => void): void {
  const id = `v1-${Date.now()}-${Math.floor(Math.random() * 1e12)}`;
  const paints = collectEntries<PerformanceEntry>('paint');
  const largest = collectEntries<PerformanceEntry>('largest-contentful-paint');
  const shifts = collectEntries<LayoutShift>('layout-shift');
  const events = collectEntries<Interaction>('event');
  const firstInputs = collectEntries<Interaction>('first-input');

  const handleHidden = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', handleHidden);
    const [visit] = performance.getEntriesByType('navigation') as [
      PerformanceNavigationTiming?,
    ];
    const moved = shifts.take();
    const measured: Record<string, number | null | undefined> = {
      TTFB: visit?.responseStart,
      FCP: paints.take()?.find(({ name }) => name === 'first-contentful-paint')
        ?.startTime,
      LCP: largest.take()?.at(-1)?.startTime,
      CLS: moved && shiftsToCls(moved),
      INP: interactionsToInp([
        ...(events.take() ?? []),
        ...(firstInputs.take() ?? []),
      ]),
    };
    for (const [name, value] of Object.entries(measured)) {
      if (value != null) report({ name, id, value });
    }
  };
  document.addEventListener('visibilitychange', handleHidden);
}
