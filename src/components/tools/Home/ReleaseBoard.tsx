import { useReducer, useState } from 'react';
import Link from '@docusaurus/Link';
import { DemoStage } from '../../demos/Demo/DemoStage';
import { ProductFacet } from '../../controls/Facets/ProductFacet';
import { PIECES, type Piece } from './pieces';
import {
  INITIAL_RELEASE,
  ReleaseContext,
  releaseReducer,
} from './composition/releaseState';
import styles from './ReleaseBoard.module.css';

/** One small application of five libraries; every piece shows the same release. */
export function ReleaseBoard() {
  const release = useReducer(releaseReducer, INITIAL_RELEASE);
  return (
    <ReleaseContext.Provider value={release}>
      <section
        className={styles.board}
        aria-label="Live example of all five libraries"
      >
        {PIECES.map((piece) => (
          <BoardPiece key={piece.id} piece={piece} />
        ))}
      </section>
    </ReleaseContext.Provider>
  );
}

function BoardPiece({ piece }: { piece: Piece }) {
  const [attempt, setAttempt] = useState(0);
  const { id, product, name, href, components, library, load } = piece;
  return (
    <div className={styles.piece} data-piece={id} data-product={product}>
      <div className={styles.stage}>
        <DemoStage
          key={attempt}
          library={library}
          load={load}
          again={attempt > 0}
          onReset={() => setAttempt((count) => count + 1)}
        />
      </div>
      <p className={styles.caption}>
        <ProductFacet product={product} />
        <Link to={href}>{name}</Link>
        <span className={styles.components}>{components.join(' ')}</span>
      </p>
    </div>
  );
}
