/** A file of a typeface, in `static/assets/fonts/demos`. */
export interface TypefaceFile {
  file: string;
  /** As in a style sheet. */
  unicodeRange: string;
}

/** A typeface that the theme of a library names and does not include, in all weights. */
export interface DemoTypeface {
  /** As the theme calls it. */
  family: string;
  /** Files that all demos need. */
  basic: TypefaceFile;
  /** Letters that few demos have. */
  extended: TypefaceFile;
  /** Height above and below the base line, in percent of the font size. */
  ascent: number;
  descent: number;
  /** Width of running text in percent of that in fonts of systems: normal, bold. */
  widths: { arial: Widths; dejaVu: Widths };
}

type Widths = readonly [normal: number, bold: number];

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const LATIN_EXTENDED =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';

/** Ranges and files are those of `@fontsource-variable/roboto` and `@fontsource-variable/inter`. */
const ROBOTO: DemoTypeface = {
  family: 'Roboto',
  basic: { file: 'roboto-latin.1404ca348bd7.woff2', unicodeRange: LATIN },
  extended: {
    file: 'roboto-latin-ext.cedb374b05a3.woff2',
    unicodeRange: LATIN_EXTENDED,
  },
  ascent: 92.8,
  descent: 24.4,
  widths: { arial: [100, 94.2], dejaVu: [87.5, 78.6] },
};

const INTER: DemoTypeface = {
  family: 'Inter',
  basic: { file: 'inter-latin.3100e775e861.woff2', unicodeRange: LATIN },
  extended: {
    file: 'inter-latin-ext.34b9c504cab7.woff2',
    unicodeRange: LATIN_EXTENDED,
  },
  ascent: 96.9,
  descent: 24.1,
  widths: { arial: [108.4, 102.8], dejaVu: [94.9, 85.8] },
};

export const DEMO_TYPEFACES: readonly DemoTypeface[] = [ROBOTO, INTER];

/** Folder of the files, below the site's path. */
export const TYPEFACE_FOLDER = 'assets/fonts/demos/';

/** Chooses the typeface of a library's theme; null where it names none. */
export function chooseDemoTypeface(library: string): DemoTypeface | null {
  switch (library) {
    case 'material-ui':
      return ROBOTO;
    case 'joy-ui':
      return INTER;
    default:
      return null;
  }
}

/**
 * Weights that share a face. Those of a fallback and of the typeface itself must be the same:
 * only then does one hold for letters that the other does not have yet.
 */
export const WEIGHT_RANGES = ['100 500', '501 900'] as const;

const SYSTEM_FONTS = {
  dejaVu: ["local('DejaVu Sans')", "local('DejaVu Sans Bold')"],
  arial: [
    "local('Arial'), local('Liberation Sans'), local('Helvetica Neue')",
    "local('Arial Bold'), local('Liberation Sans Bold'), local('Helvetica Neue Bold')",
  ],
} as const;

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Writes faces under the names of the typefaces that have their metrics and the letters of a
 * system: what demos show until the typeface is there, or always where it is not loaded.
 *
 * @returns rules of a style sheet; of two for the same letters the later one counts
 */
export function renderFallbackFaces(): string {
  return DEMO_TYPEFACES.flatMap(({ family, ascent, descent, widths }) =>
    (['dejaVu', 'arial'] as const).flatMap((font) =>
      WEIGHT_RANGES.map((weight, index) => {
        const width = widths[font][index] ?? 100;
        return `@font-face{${[
          `font-family:${family}`,
          `font-weight:${weight}`,
          `src:${SYSTEM_FONTS[font][index]}`,
          `ascent-override:${round((ascent / width) * 100)}%`,
          `descent-override:${round((descent / width) * 100)}%`,
          'line-gap-override:0%',
          `size-adjust:${width}%`,
        ].join(';')}}`;
      }),
    ),
  ).join('\n');
}
