import type { ComponentType, ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { modeStore, themeStore } from '../../../../state/preferenceStores';
import type { ComponentDefaults } from '../../../../state/mergeComponentTexts';
import type { ThemeState } from '../../../../lib/theme/themeState';
import { ComponentTexts } from '../../Demo/ComponentTexts';
import { DemoErrorBoundary } from '../../Demo/DemoErrorBoundary';
import { RenderReport } from './RenderReport';

/** Shows components in the theme of a library. */
export interface Stage {
  /** Gives the stage the reader's settings; what is shown follows and keeps its state. */
  applyTheme(theme: ThemeState): void;
  /** Gives components their texts; null for English. */
  applyTexts(texts: ComponentDefaults | null): void;
  /** Shows a component from its start. */
  show(
    Component: ComponentType,
    reports: { onRendered: () => void; onError: (error: unknown) => void },
  ): void;
}

/**
 * Creates the stage of a library in an element.
 *
 * @param Sandbox gives demos of this library their theme, here as in the pages
 */
export function createStage(
  Sandbox: ComponentType<{ children: ReactNode }>,
): (container: HTMLElement) => Stage {
  return (container) => {
    let root: Root | undefined;
    let texts: ComponentDefaults | null = null;
    let shown: ReactNode = null;
    const draw = () =>
      root?.render(
        <ComponentTexts.Provider value={texts}>{shown}</ComponentTexts.Provider>,
      );
    return {
      applyTheme(theme) {
        modeStore.set(theme.paletteMode);
        themeStore.set(theme);
      },
      applyTexts(next) {
        texts = next;
        draw();
      },
      show(Component, { onRendered, onError }) {
        root?.unmount();
        root = createRoot(container);
        shown = (
          <Sandbox>
            <DemoErrorBoundary renderError={(error) => report(error, onError)}>
              <RenderReport onRendered={onRendered}>
                <Component />
              </RenderReport>
            </DemoErrorBoundary>
          </Sandbox>
        );
        draw();
      },
    };
  };
}

function report(error: unknown, onError: (error: unknown) => void): null {
  onError(error);
  return null;
}
