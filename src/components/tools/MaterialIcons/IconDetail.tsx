import { useCallback, useEffect, useId, useRef, type KeyboardEvent } from 'react';
import type { DrawingStore } from '../../../lib/icons/createDrawingStore';
import {
  ICON_STYLES,
  iconToModule,
  type IconStyle,
} from '../../../lib/icons/iconStyles';
import { useTranslate } from '../../../hooks/useTranslate';
import { CopyButton } from '../../article/CodeBlock/CopyButton';
import { DialogHead } from '../../controls/Dialog/DialogHead';
import panel from '../../controls/Dialog/DialogPanel.module.css';
import { useModal } from '../../controls/Dialog/useModal';
import { Icon } from '../../controls/Icon/Icon';
import { IconDrawing } from './IconDrawing';
import { chooseStyle, listStyles, listTwins, nameToIndex } from './iconLibrary';
import styles from './IconDetail.module.css';

interface IconDetailProps {
  name: string;
  iconStyle: IconStyle;
  store: DrawingStore;
  /** Place among the icons that were found, or -1. */
  place: number;
  count: number;
  onStyle: (style: IconStyle) => void;
  /** Goes to another place. */
  onGo: (place: number) => void;
  onChoose: (name: string) => void;
  onClose: () => void;
}

/** The pixels of `fontSize` `small`, `medium` and `large`. */
const SIZES = [20, 24, 35];

export function IconDetail({
  name,
  iconStyle,
  store,
  place,
  count,
  onStyle,
  onGo,
  onChoose,
  onClose,
}: IconDetailProps) {
  const t = useTranslate();
  const id = useId();
  const dialog = useModal();
  const code = useRef<HTMLElement>(null);
  const getCode = useCallback(() => code.current, []);
  const index = nameToIndex(name);
  const available = listStyles(name);
  const style = chooseStyle(name, iconStyle);
  const module = iconToModule(name, style);
  const twins = listTwins(name);

  useEffect(() => {
    ICON_STYLES.forEach(({ id: styleId }) => store.request(styleId, [index]));
  }, [store, index]);

  const hasPrevious = place > 0;
  const hasNext = place >= 0 && place < count - 1;

  const handleKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    // In a group of radio buttons these keys choose.
    if (event.target instanceof HTMLInputElement) return;
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
    const back = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === forward && hasNext) onGo(place + 1);
    if (event.key === back && hasPrevious) onGo(place - 1);
  };

  return (
    <dialog
      ref={dialog}
      className={panel.panel}
      aria-labelledby={`${id}-name`}
      onClose={onClose}
      onKeyDown={handleKeyDown}
      {...{ closedby: 'any' }}
    >
      <DialogHead
        titleId={`${id}-name`}
        title={module}
        closeLabel={t('dialog.close', 'Close')}
      />
      <div className={styles.stage}>
        <IconDrawing drawing={store.get(style, index)} className={styles.large} />
        <div className={styles.sizes} aria-hidden="true">
          {SIZES.map((pixels) => (
            <span key={pixels} className={styles.size}>
              <span style={{ width: pixels, height: pixels }}>
                <IconDrawing
                  drawing={store.get(style, index)}
                  className={styles.fitting}
                />
              </span>
              {pixels}
            </span>
          ))}
        </div>
      </div>
      <fieldset className={styles.styles}>
        <legend className={styles.hidden}>{t('icons.style', 'Style')}</legend>
        {ICON_STYLES.map((option) => (
          <label
            key={option.id}
            className={styles.style}
            data-absent={!available.includes(option.id) || undefined}
          >
            <input
              type="radio"
              name={`${id}-style`}
              checked={option.id === style}
              disabled={!available.includes(option.id)}
              onChange={() => onStyle(option.id)}
            />
            <span>
              <IconDrawing drawing={store.get(option.id, index)} />
              {option.label}
            </span>
          </label>
        ))}
      </fieldset>
      <div className={styles.code} dir="ltr" data-code-block>
        <pre
          className="language-tsx"
          tabIndex={0}
          role="group"
          aria-label={t('code.label', '{{language}} code', { language: module })}
        >
          <code ref={code}>
            <span className="token keyword">import</span>
            {` ${module}Icon `}
            <span className="token keyword">from</span>{' '}
            <span className="token string">{`'@mui/icons-material/${module}'`}</span>
            <span className="token punctuation">;</span>
          </code>
        </pre>
        <CopyButton getElement={getCode} />
      </div>
      {twins.length > 0 && (
        <p className={styles.twins}>
          <span>{t('icons.sameDrawing', 'Same drawing')}</span>
          {twins.map((twin) => (
            <button
              key={twin}
              type="button"
              className={styles.twin}
              onClick={() => onChoose(twin)}
            >
              {twin}
            </button>
          ))}
        </p>
      )}
      <div className={styles.pager}>
        <button
          type="button"
          className={styles.page}
          aria-disabled={!hasPrevious}
          onClick={() => hasPrevious && onGo(place - 1)}
        >
          <Icon name="ArrowBackRounded" directional />
          {t('pager.previous', 'Previous')}
        </button>
        <span className={styles.place} dir="ltr">
          {place >= 0 && `${place + 1} / ${count}`}
        </span>
        <button
          type="button"
          className={styles.page}
          aria-disabled={!hasNext}
          onClick={() => hasNext && onGo(place + 1)}
        >
          {t('pager.next', 'Next')}
          <Icon name="ArrowForwardRounded" directional />
        </button>
      </div>
    </dialog>
  );
}
