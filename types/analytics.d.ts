/** The global tag, where a page has it. It may be anything: blockers put things there. */
interface Window {
  gtag?: (...args: unknown[]) => void;
  dataLayer?: unknown[];
  /** Some browsers expose Do Not Track here. */
  doNotTrack?: string | null;
}
