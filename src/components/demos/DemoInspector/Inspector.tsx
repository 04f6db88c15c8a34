import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useShownLanguage } from '../../../hooks/useTranslate';
import type { PartIndex } from '../../../lib/demos/demoParts/readPartNames';
import { choosePartName, findPartHost } from '../../../lib/demos/demoParts/partTree';
import { PartOverlay } from './PartOverlay';
import { PartPanel } from './PartPanel';
import { usePartTree } from './usePartTree';
import styles from './DemoInspector.module.css';

interface InspectorProps {
  /** Element the demo stands in. */
  area: HTMLElement;
  index: PartIndex;
  /** Names of components that the code of the demo imports. */
  imported: ReadonlySet<string>;
  onLeave: () => void;
}

/** The map of a demo's parts: a layer over its stage, and below it what the chosen part is. */
export function Inspector({ area, index, imported, onLeave }: InspectorProps) {
  const { code, translate: t } = useShownLanguage();
  const overlay = useRef<HTMLDivElement>(null);
  const parts = usePartTree(area, index);
  const [chosen, setChosen] = useState<Element | null>(null);
  const found = parts.findIndex(({ element }) => element === chosen);
  const current = Math.max(found, 0);
  const part = parts[current];
  const name = part && choosePartName(part, imported);

  useEffect(() => overlay.current?.focus({ preventScroll: true }), []);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      onLeave();
    }
  };

  return (
    // Escape leaves from everywhere in it.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.inspector}
      lang={code}
      onKeyDown={handleKeyDown}
      data-chrome
    >
      <PartOverlay
        ref={overlay}
        area={area}
        parts={parts}
        current={current}
        imported={imported}
        onChoose={(next) => setChosen(parts[next]?.element ?? null)}
      />
      {part && name ? (
        <PartPanel
          part={part}
          name={name}
          host={findPartHost(parts, current, imported)}
          parts={parts}
          index={index}
          onClose={onLeave}
        />
      ) : (
        <p className={styles.none}>
          {t('inspect.none', 'This demo shows no part of a component.')}
        </p>
      )}
      <p className={styles.status} role="status">
        {part && name
          ? `${name.component.name} ${name.key}, <${part.element.localName}>`
          : ''}
      </p>
    </div>
  );
}
