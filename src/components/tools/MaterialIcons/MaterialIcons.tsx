import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { QUERY_MAX } from '../../../lib/icons/iconAddress';
import { ICON_STYLES } from '../../../lib/icons/iconStyles';
import { isComposing } from '../../../lib/input/isComposing';
import { searchIcons, suggestQueries } from '../../../lib/icons/searchIcons';
import { useShownLanguage } from '../../../hooks/useTranslate';
import { Icon } from '../../controls/Icon/Icon';
import { RadioGroup } from '../../shell/Settings/RadioGroup';
import { IconDetail } from './IconDetail';
import { IconGrid } from './IconGrid';
import {
  createIconStore,
  getIconIndex,
  ICON_NAMES,
  nameToIndex,
} from './iconLibrary';
import { NamesWithoutScript } from './NamesWithoutScript';
import { useIconAddress } from './useIconAddress';
import styles from './MaterialIcons.module.css';

const STYLE_OPTIONS = ICON_STYLES.map(({ id, label }) => ({ value: id, label }));

const ALL = ICON_NAMES.map((_name, index) => index);

export function MaterialIcons() {
  const { code, translate: t } = useShownLanguage();
  const id = useId();
  const [{ query, style, icon }, change] = useIconAddress();
  const baseUrl = useBaseUrl('/');
  const store = useMemo(() => createIconStore(baseUrl), [baseUrl]);
  useSyncExternalStore(store.subscribe, store.getVersion, () => 0);
  const body = useRef<HTMLDivElement>(null);
  const found = useMemo(
    () => (query.trim() === '' ? ALL : searchIcons(getIconIndex(), query)),
    [query],
  );
  const [active, setActive] = useState(0);

  useEffect(() => setActive(0), [found]);

  useEffect(() => {
    // Ready before the first key is pressed.
    const timer = window.setTimeout(getIconIndex, 0);
    const retry = () => store.retry();
    window.addEventListener('online', retry);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [store]);

  const open = useCallback(
    (place: number) => {
      const index = found[place];
      if (index !== undefined) {
        setActive(place);
        change({ icon: ICON_NAMES[index] ?? null });
      }
    },
    [found, change],
  );

  return (
    <section className={styles.finder} lang={code} aria-label="Material Icons">
      <div className={styles.controls} data-needs-script data-chrome>
        <div className={styles.search}>
          <Icon name="SearchRounded" className={styles.searchIcon} />
          <input
            type="search"
            className={styles.input}
            aria-label={t('icons.search', 'Search icons')}
            placeholder={t('icons.search', 'Search icons')}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={QUERY_MAX}
            value={query}
            // Icons that match may be anywhere, so the rest of the style is loaded as well.
            onFocus={() => store.request(style, savesData() ? [] : ALL)}
            onChange={(event) => change({ query: event.target.value })}
            onKeyDown={(event) => {
              if (event.key === 'ArrowDown' && found.length > 0) {
                event.preventDefault();
                body.current?.querySelector<HTMLElement>('[role=listbox]')?.focus();
              } else if (event.key === 'Enter' && !isComposing(event.nativeEvent)) {
                open(0);
              }
            }}
          />
        </div>
        <RadioGroup
          label={t('icons.style', 'Style')}
          options={STYLE_OPTIONS}
          value={style}
          onChange={(next) => change({ style: next })}
        />
        <p className={styles.count} role="status">
          {found.length > 0 &&
            t(
              'icons.count',
              { one: '{{count}} icon', other: '{{count}} icons' },
              { count: found.length },
            )}
        </p>
      </div>
      {store.hasFailed() && (
        <p className={styles.failed} role="alert">
          <Icon name="ErrorOutlineRounded" />
          <span>{t('icons.failed', 'Some drawings could not be loaded.')}</span>
          <button
            type="button"
            className={styles.action}
            onClick={() => store.retry()}
          >
            {t('crash.tryAgain', 'Try again')}
          </button>
        </p>
      )}
      <div ref={body} className={styles.body} data-needs-script>
        {found.length > 0 ? (
          <IconGrid
            found={found}
            iconStyle={style}
            store={store}
            describedBy={`${id}-keys`}
            active={active}
            onActive={setActive}
            onOpen={open}
          />
        ) : (
          <NothingFound query={query} onChoose={(next) => change({ query: next })} />
        )}
      </div>
      <p id={`${id}-keys`} className={styles.keys} data-needs-script data-chrome>
        {t('icons.keys', 'Arrow keys move between icons, Enter opens one.')}
      </p>
      {icon !== null && (
        <IconDetail
          name={icon}
          iconStyle={style}
          store={store}
          place={found.indexOf(nameToIndex(icon))}
          count={found.length}
          onStyle={(next) => change({ style: next })}
          onGo={open}
          onChoose={(name) => change({ icon: name })}
          onClose={() => change({ icon: null })}
        />
      )}
      <NamesWithoutScript />
    </section>
  );
}

/** Whether the reader has asked to be sent as little as possible. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

interface NothingFoundProps {
  query: string;
  onChoose: (query: string) => void;
}

function NothingFound({ query, onChoose }: NothingFoundProps) {
  const { translate: t } = useShownLanguage();
  const suggestions = suggestQueries(getIconIndex(), query);
  return (
    <div className={styles.nothing}>
      <p role="status">
        {t('icons.none', 'No icon matches “{{query}}”.', { query })}
      </p>
      {suggestions.length > 0 && (
        <p className={styles.suggestions}>
          <span>{t('notFound.nearest', 'Did you mean')}</span>
          {suggestions.map((suggestion) => (
            <button
              key={suggestion}
              type="button"
              className={styles.action}
              onClick={() => onChoose(suggestion)}
            >
              {suggestion}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
