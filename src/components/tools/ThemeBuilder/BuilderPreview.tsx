import { useCallback, useState } from 'react';
import type { Scheme } from '../../../lib/theme/joyTheme/tokens';
import { DemoStage } from '../../demos/Demo/DemoStage';
import demoStyles from '../../demos/Demo/Demo.module.css';
import { PreviewScheme } from './PreviewScheme';
import styles from './ThemeBuilder.module.css';

const loadSpecimen = () => import('./BuilderSpecimen');

interface BuilderPreviewProps {
  /** The scheme to show; null is that of the page. */
  scheme: Scheme | null;
}

/** Components of the library in the theme that is being built. */
export function BuilderPreview({ scheme }: BuilderPreviewProps) {
  const [attempt, setAttempt] = useState(0);
  const restart = useCallback(() => setAttempt((count) => count + 1), []);
  return (
    <div className={styles.preview} role="group" aria-label="Joy UI">
      <div className={demoStyles.area} data-wide>
        <PreviewScheme.Provider value={scheme}>
          <DemoStage
            key={attempt}
            library="joy-ui"
            load={loadSpecimen}
            again={attempt > 0}
            onReset={restart}
          />
        </PreviewScheme.Provider>
      </div>
    </div>
  );
}
