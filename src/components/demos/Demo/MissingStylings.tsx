import {
  CODE_STYLING_IDS,
  DEFAULT_CODE_STYLING,
  type CodeStyling,
} from '../../../lib/demos/codeStyling';
import { findMissingStylings } from '../../../lib/demos/demoVariants';
import styles from './Demo.module.css';

interface MissingStylingsProps {
  written: readonly CodeStyling[];
  getId: (styling: CodeStyling) => string;
}

/** A note for readers who have chosen a styling that the demo is not written in. */
export function MissingStylings({ written, getId }: MissingStylingsProps) {
  return (
    <>
      {findMissingStylings(written).map((styling) => (
        <p
          key={styling}
          id={getId(styling)}
          className={styles.missing}
          data-stylings={CODE_STYLING_IDS[styling]}
        >
          This demo is not written in {styling} yet. Shown: {DEFAULT_CODE_STYLING}.
        </p>
      ))}
    </>
  );
}
