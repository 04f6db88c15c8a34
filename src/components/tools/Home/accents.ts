/** A primary colour to try. */
export interface Accent {
  name: string;
  /** `#rrggbb`, or null for the portal's own. */
  color: string | null;
}

/** At least 4.5:1 on white, so that each is shown as it is in light mode. */
export const ACCENTS: readonly Accent[] = [
  { name: 'Azure', color: null },
  { name: 'Iris', color: '#6a4bd8' },
  { name: 'Plum', color: '#a8327e' },
  { name: 'Ember', color: '#b5451b' },
  { name: 'Moss', color: '#2f7547' },
];
