export interface TramTime {
  line: number;
  to: string;
  minutes: number;
}

export const TRAM_TIMES: readonly TramTime[] = [
  { line: 3, to: 'Harbour', minutes: 2 },
  { line: 11, to: 'Old brewery', minutes: 6 },
  { line: 3, to: 'Central station', minutes: 9 },
];
