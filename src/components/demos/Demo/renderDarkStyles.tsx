import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { PublishedMode } from '../../../state/PublishedMode';
import { hashText } from '../../../lib/text/hashText';
import { describeDarkMode, type DarkModeChanges } from './darkStyles';

/**
 * Renders a demo in both palette modes, to say what its static HTML, which is that of light
 * mode, is like in dark mode.
 *
 * @param stage selector of the demo's stage
 */
export function compareModes(demo: ReactElement, stage: string): DarkModeChanges {
  const [light, dark] = (['light', 'dark'] as const).map((mode) =>
    renderToString(
      <PublishedMode.Provider value={mode}>{demo}</PublishedMode.Provider>,
    ),
  );
  return describeDarkMode(light ?? '', dark ?? '', stage);
}

/**
 * Renders what static HTML needs in dark mode; null where that is nothing. For builds alone:
 * browsers get an empty module in the place of this one.
 */
export function renderDarkStyles(
  demo: ReactElement,
  stage: string,
): ReactElement | null {
  const { css } = compareModes(demo, stage);
  return css ? (
    // As Emotion names global styles: the page's template gathers them.
    <style
      data-emotion={`mui-global dark-${hashText(css).toString(36)}`}
      dangerouslySetInnerHTML={{ __html: css }}
    />
  ) : null;
}
