import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { useHistory } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { isComposing } from '../../../lib/input/isComposing';
import { findProduct } from '../../../lib/address/products';
import { QUERY_MAX_LENGTH } from '../../../lib/search/parseQuery';
import { findOutcome } from '../../../lib/search/searchOutcome';
import type { SearchRequest } from '../../../lib/search/types';
import { COPY_CONFIRMATION_MS } from '../../../lib/input/clipboard';
import {
  removeRecent,
  keepFilters,
  keepRecent,
  searchMemoryStore,
} from '../../../state/searchMemoryStore';
import { useShownPathname } from '../../../hooks/useShownPathname';
import { useShownLanguage } from '../../../hooks/useTranslate';
import { CloseButton } from '../../controls/CloseButton/CloseButton';
import { useModal } from '../../controls/Dialog/useModal';
import { Icon } from '../../controls/Icon/Icon';
import { SearchChips } from './SearchChips';
import {
  requestResults,
  getSearchState,
  loadIndex,
  cancelSearch,
  subscribeToSearch,
} from './searchClient';
import {
  itemToHref,
  listAnswerItems,
  listStartItems,
  type SearchItem,
} from './searchItems';
import { outcomeToText } from './outcomeToText';
import { SearchNotice } from './SearchNotice';
import { SearchResults } from './SearchResults';
import type { LazyDialogProps } from '../../controls/Dialog/useLazyDialog';
import { useActiveItem } from './useActiveItem';
import { useSearchActions } from './useSearchActions';
import styles from './SearchDialog.module.css';

const LIST_ID = 'search-results';

const isExternal = (href: string) => /^https:/.test(href);

interface SearchDialogProps extends LazyDialogProps {
  /** The query the dialog opens with. */
  asked?: string;
}

/** For an index that `startSearch` has begun to load. */
export function SearchDialog({ onClose, asked = '' }: SearchDialogProps) {
  const current = findProduct(useShownPathname())?.id ?? null;
  const { withBaseUrl } = useBaseUrlUtils();
  const dialog = useModal();
  const hasLeft = useRef(false);
  const [query, setQuery] = useState(asked);
  const [copied, setCopied] = useState<string | null>(null);
  /** Restores the removed data, while that is offered. */
  const [undo, setUndo] = useState<(() => void) | null>(null);
  const { code, translate: t } = useShownLanguage();
  const history = useHistory();
  const state = useSyncExternalStore(subscribeToSearch, getSearchState);
  const record = useSyncExternalStore(
    searchMemoryStore.subscribe,
    searchMemoryStore.get,
  );

  const { scopes, kinds } = record;
  const hasQuery = query.trim() !== '';
  const request = useMemo<SearchRequest>(
    () => ({ query, current, scopes, kinds }),
    [query, current, scopes, kinds],
  );
  const answered = hasQuery ? state.answered : null;
  const answer = answered?.answer ?? null;
  const answeredQuery = answered?.request.query ?? '';
  const actions = useSearchActions(query, current, answer?.groups[0]?.hits[0]);
  const groups = !hasQuery
    ? listStartItems(record.recent, actions, t)
    : answer
      ? listAnswerItems(answer, actions, t)
      : [];
  const items = groups.flatMap((group) => group.items);
  const { progress } = state;
  const active = useActiveItem(
    items,
    answered ? JSON.stringify(answered.request) : '',
    // Names and words come within moments; what comes later comes to a list that has been seen.
    !hasQuery ||
      (progress !== null && progress.pending + progress.pendingTerms === 0),
  );
  const isPending =
    hasQuery && (!progress || progress.pending + progress.pendingTerms > 0);
  const outcome = hasQuery && !state.broken ? findOutcome(progress, answered) : null;
  const isNarrowed = scopes.length > 0 || kinds.length > 0;

  // Before the frame with what was typed, so that the worker is at it meanwhile.
  useLayoutEffect(() => {
    if (request.query.trim() !== '') requestResults(request);
    else cancelSearch();
  }, [request]);

  useEffect(() => cancelSearch, []);

  useEffect(() => {
    if (copied === null) return undefined;
    const timer = window.setTimeout(() => setCopied(null), COPY_CONFIRMATION_MS);
    return () => window.clearTimeout(timer);
  }, [copied]);

  function retry() {
    loadIndex();
    // A worker that was started again has not got the query yet.
    if (hasQuery) requestResults(request);
  }

  function remember(item: SearchItem) {
    if (item.type === 'recent') {
      keepRecent(item.recent);
    } else if (item.type === 'hit') {
      const { kind, name, owner, scope, href } = item.hit;
      keepRecent({ kind, name, scope, href, ...(owner ? { owner } : {}) });
    }
  }

  function follow(item: SearchItem, inNewTab: boolean) {
    const href = itemToHref(item);
    if (href === null) return;
    remember(item);
    const address = isExternal(href) ? href : withBaseUrl(href);
    if (inNewTab) {
      window.open(address, '_blank', 'noopener');
      return;
    }
    hasLeft.current = true;
    dialog.current?.close();
    if (isExternal(href)) window.location.assign(href);
    else history.push(address);
  }

  async function act(item: SearchItem) {
    if (item.type === 'more') {
      keepFilters({ scopes: [item.scope], kinds });
    } else if (item.type === 'action' && item.action.run) {
      const { id, run, code: copiedCode } = item.action;
      try {
        await run();
        if (copiedCode) setCopied(id);
        else dialog.current?.close();
      } catch {
        // The clipboard has refused; the import stands there to be copied by hand.
      }
    }
  }

  function choose(item: SearchItem, event: MouseEvent | KeyboardEvent) {
    const isLink = itemToHref(item) !== null;
    const inNewTab = event.ctrlKey || event.metaKey;
    if (isLink && event.type === 'click' && (inNewTab || event.shiftKey)) {
      remember(item);
      return;
    }
    event.preventDefault();
    if (isLink) follow(item, inNewTab);
    else void act(item);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return;
    if (active.handleKey(event)) {
      event.preventDefault();
    } else if (event.key === 'Enter' && active.item) {
      choose(active.item, event);
    }
  }

  // An action that fits stands for nothing found, but not for what is still looked through.
  const isOutcomeShown = outcome === 'loading' || items.length === 0;

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('search.title', 'Search')}
      lang={code}
      onClose={() => onClose(hasLeft.current)}
      {...{ closedby: 'any' }}
    >
      <div className={styles.content}>
        <div className={styles.box}>
          <Icon name="SearchRounded" />
          <input
            className={styles.input}
            role="combobox"
            type="text"
            aria-label={t('search.title', 'Search')}
            aria-expanded={items.length > 0}
            aria-controls={LIST_ID}
            aria-autocomplete="list"
            aria-activedescendant={active.item?.id}
            aria-describedby="search-keys"
            placeholder={t('search.placeholder', 'Component, prop, class, icon …')}
            value={query}
            maxLength={QUERY_MAX_LENGTH}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={handleKeyDown}
          />
          <CloseButton
            label={t('dialog.close', 'Close')}
            onClick={() => dialog.current?.close()}
          />
        </div>
        <div className={styles.filters}>
          <SearchChips filters={{ scopes, kinds }} onChange={keepFilters} />
        </div>
        <SearchNotice state={state} onRetry={retry} />
        <div className={styles.results} data-pending={isPending}>
          <SearchResults
            id={LIST_ID}
            groups={groups}
            activeId={active.item?.id ?? null}
            query={hasQuery ? answeredQuery : ''}
            copied={copied}
            toAddress={(href) => (isExternal(href) ? href : withBaseUrl(href))}
            onChoose={choose}
          />
          {!hasQuery && (record.recent.length > 0 || undo) && (
            <button
              type="button"
              className={styles.textButton}
              onClick={toggleRecent}
            >
              {undo
                ? t('undo.action', 'Undo')
                : t('search.clearRecent', 'Clear recent')}
            </button>
          )}
          {outcome && isOutcomeShown && (
            <p className={styles.nothing}>
              {/* The sentence has its own direction, whatever that of the portal is. */}
              <bdi>{outcomeToText(outcome, answeredQuery, t)}</bdi>
              {isNarrowed && (outcome === 'nothing' || outcome === 'unsure') && (
                <button
                  type="button"
                  className={styles.textButton}
                  onClick={() => keepFilters({ scopes: [], kinds: [] })}
                >
                  {t('search.everywhere', 'Search everywhere')}
                </button>
              )}
            </p>
          )}
        </div>
        <p id="search-keys" className={styles.keys}>
          <bdi>
            {t('search.keys', '↑ ↓ choose, Enter opens, Ctrl+Enter in a new tab')}
          </bdi>
        </p>
        <span className="visually-hidden" role="status">
          {statusText()}
        </span>
      </div>
    </dialog>
  );

  function toggleRecent(): void {
    if (undo) {
      undo();
      setUndo(null);
    } else {
      const restore = removeRecent();
      setUndo(() => restore);
    }
  }

  function statusText(): string {
    if (copied) return t('copy.done', 'Copied');
    if (outcome === 'loading') return outcomeToText(outcome, answeredQuery, t);
    return answer && !state.broken
      ? t('search.count', 'Results: {{count}}', { count: answer.total })
      : '';
  }
}
