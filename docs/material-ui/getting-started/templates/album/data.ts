import * as pictures from './pictures';

export const KINDS = ['Moon and planets', 'Sky at large', 'Visitors'] as const;
export type Kind = (typeof KINDS)[number];

export interface Photo {
  id: string;
  title: string;
  /** Describes the picture for those who do not see it. */
  alt: string;
  kind: Kind;
  by: string;
  /** Year and month. */
  date: string;
  /** In seconds. */
  exposure: number;
  src: string;
}

export const PHOTOS: readonly Photo[] = [
  {
    id: 'aurora',
    title: 'Green curtain',
    alt: 'Green and violet northern lights above dark hills',
    kind: 'Sky at large',
    by: 'Ingrid Berg',
    date: '2026-10',
    exposure: 6,
    src: pictures.aurora,
  },
  {
    id: 'moon',
    title: 'Two days to full',
    alt: 'A bright moon with grey spots above dark hills',
    kind: 'Moon and planets',
    by: 'Kofi Mensah',
    date: '2026-09',
    exposure: 0.01,
    src: pictures.moon,
  },
  {
    id: 'meteors',
    title: 'Five in one minute',
    alt: 'Four meteors that fall in the same direction',
    kind: 'Visitors',
    by: 'Ines Prado',
    date: '2026-08',
    exposure: 60,
    src: pictures.meteors,
  },
  {
    id: 'milky-way',
    title: 'Across the pass',
    alt: 'The Milky Way from the lower left to the upper right',
    kind: 'Sky at large',
    by: 'Kofi Mensah',
    date: '2026-08',
    exposure: 25,
    src: pictures.milkyWay,
  },
  {
    id: 'saturn',
    title: 'Tilted',
    alt: 'Saturn with its ring at an angle',
    kind: 'Moon and planets',
    by: 'Ingrid Berg',
    date: '2026-05',
    exposure: 2,
    src: pictures.saturn,
  },
  {
    id: 'comet',
    title: 'Back in 6,400 years',
    alt: 'A comet with a long tail to the upper right',
    kind: 'Visitors',
    by: 'Ines Prado',
    date: '2026-03',
    exposure: 12,
    src: pictures.comet,
  },
  {
    id: 'eclipse',
    title: 'Ninety seconds of night',
    alt: 'A black sun with a white ring of light',
    kind: 'Moon and planets',
    by: 'Tomas Lang',
    date: '2025-08',
    exposure: 0.5,
    src: pictures.eclipse,
  },
  {
    id: 'dusk',
    title: 'Venus and a thin moon',
    alt: 'A crescent moon and a bright point in an orange evening sky',
    kind: 'Moon and planets',
    by: 'Tomas Lang',
    date: '2025-06',
    exposure: 1,
    src: pictures.dusk,
  },
];

const month = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

export const formatMonth = (date: string) => month.format(new Date(`${date}-01`));

export const formatExposure = (seconds: number) =>
  seconds < 1 ? `1/${Math.round(1 / seconds)}\u00a0s` : `${seconds}\u00a0s`;
