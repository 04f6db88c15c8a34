import { resolveCodeStyling } from './codeStyling';
import { resolveCodeVariant } from './codeVariant';
import type { Preferences } from './preferences';
import { computeFirstPaint, type FirstPaint } from './firstPaint';

/** The parts of `window` the first paint depends on. Each may be missing or throw. */
export type FirstPaintSource = Pick<Window, 'matchMedia' | 'location'>;

function prefersDarkScheme(source: FirstPaintSource): boolean {
  try {
    return source.matchMedia('(prefers-color-scheme: dark)').matches;
  } catch {
    return false;
  }
}

/**
 * Reads every stored preference and works out what the first frame must show.
 * Never throws: what cannot be read counts as its default.
 */
export function readFirstPaint(
  preferences: Preferences,
  source: FirstPaintSource,
): FirstPaint {
  const { hash } = source.location;
  const apiDefault = preferences.read('apiPage_default') ?? 'expanded';
  return computeFirstPaint({
    modeChoice: preferences.read('mui-mode'),
    prefersDark: prefersDarkScheme(source),
    theme: preferences.read('docs-theme'),
    codeVariant: resolveCodeVariant({
      hash,
      cookie: preferences.read('codeVariant'),
    }),
    codeStyling: resolveCodeStyling({
      hash,
      cookie: preferences.read('codeStyling'),
    }),
    apiDisplays: {
      props: preferences.read('apiPage_props') ?? apiDefault,
      slots: preferences.read('apiPage_slots') ?? apiDefault,
      classes: preferences.read('apiPage_classes') ?? apiDefault,
    },
  });
}
