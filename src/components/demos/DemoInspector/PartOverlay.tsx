import {
  forwardRef,
  useLayoutEffect,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { useTranslate } from '../../../hooks/useTranslate';
import { choosePartName, stepToPart } from '../../../lib/demos/demoParts/partTree';
import { findPartAt, measurePart, type PartBox } from './measurePart';
import type { DemoPart } from './readPartTree';
import styles from './DemoInspector.module.css';

/** Of the name of a part, with the distance to the edge, in pixels. */
const TAG_HEIGHT = 24;

interface PartOverlayProps {
  area: HTMLElement;
  parts: readonly DemoPart[];
  current: number;
  imported: ReadonlySet<string>;
  onChoose: (index: number) => void;
}

/** Lies over the stage, so that what is pointed at does not act, and draws parts. */
export const PartOverlay = forwardRef<HTMLDivElement, PartOverlayProps>(
  function PartOverlay({ area, parts, current, imported, onChoose }, ref) {
    const t = useTranslate();
    const [hovered, setHovered] = useState(-1);
    const [origin, setOrigin] = useState<PartBox | null>(null);
    const frame = area.parentElement ?? area;

    // Rendered with every change of the parts, which are new objects when something has moved.
    useLayoutEffect(() => setOrigin(measurePart(frame)), [frame, parts]);

    const elements = parts.map(({ element }) => element);
    const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
      const next = stepToPart(parts, {
        key: event.key,
        rightToLeft: document.documentElement.dir === 'rtl',
        current,
      });
      if (next !== undefined && parts.length > 0) {
        event.preventDefault();
        onChoose(next);
      }
    };
    const findIndex = ({ clientX, clientY }: MouseEvent | PointerEvent) =>
      findPartAt(elements, clientX, clientY);
    const handleClick = (event: MouseEvent) => {
      const index = findIndex(event);
      if (index >= 0) onChoose(index);
    };
    const draw = (index: number, kind: 'chosen' | 'hovered') => {
      const part = parts[index];
      if (!part || !origin) return null;
      const box = measurePart(part.element);
      const { component, key } = choosePartName(part, imported);
      const top = box.top - origin.top;
      const left = box.left - origin.left;
      // Side with room for the label, also beside the edge of the stage.
      const side = left + box.width / 2 > origin.width / 2 ? 'right' : 'left';
      return (
        <div
          className={styles.part}
          data-kind={kind}
          data-part={`${component.name}.${key}`}
          style={{
            left,
            top,
            width: box.width,
            height: box.height,
          }}
        >
          <span
            className={styles.tag}
            style={{ [side]: 0 }}
            data-below={top < TAG_HEIGHT || undefined}
            dir="ltr"
          >
            {component.name} {key}
          </span>
        </div>
      );
    };

    return (
      // Its own keys, which it names: a pointer does the same by a click.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
      <div
        ref={ref}
        className={styles.overlay}
        style={{ height: origin?.height }}
        role="application"
        aria-label={t(
          'inspect.keys',
          'Parts of the demo: arrow keys move between them, Escape leaves.',
        )}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={handleKeyDown}
        onClick={handleClick}
        onPointerMove={(event) =>
          event.pointerType === 'mouse' && setHovered(findIndex(event))
        }
        onPointerLeave={() => setHovered(-1)}
      >
        {draw(current, 'chosen')}
        {hovered !== current && draw(hovered, 'hovered')}
      </div>
    );
  },
);
