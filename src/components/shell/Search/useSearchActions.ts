import { useMemo } from 'react';
import type { ShellIconName } from '../../../../plugins/shell/shell-icons/types';
import type { ProductId } from '../../../lib/address/products';
import { PRODUCTS } from '../../../lib/address/products';
import { listEarlierDocs } from '../../../lib/address/releaseLines';
import { SETTING_NAMES } from '../../../lib/preferences/settingNames';
import { copyText } from '../../../lib/input/clipboard';
import { textToTerms } from '../../../lib/search/searchTerms';
import type { SearchHit } from '../../../lib/search/types';
import { useModeChoice, usePaletteMode } from '../../../hooks/usePaletteMode';
import { useThemeState } from '../../../hooks/useThemeState';
import { useTranslate } from '../../../hooks/useTranslate';

/** Something the portal does at once. */
export interface SearchAction {
  id: string;
  label: string;
  icon: ShellIconName;
  /** Address of its target, if it has one. */
  href?: string;
  /** Code it is about, shown under the label. */
  code?: string;
  run?: () => void | Promise<void>;
  /** Other words it is found by. */
  words: string;
}

/** Whether each word of a query begins a word of the action's. */
function matchesAction({ label, words }: SearchAction, query: string): boolean {
  const queryTerms = textToTerms(query);
  const known = textToTerms(`${label} ${words}`);
  return (
    queryTerms.length > 0 &&
    queryTerms.every((term) => known.some((word) => word.startsWith(term)))
  );
}

/** The actions that fit a query; all that need no result for an empty one. */
export function useSearchActions(
  query: string,
  current: ProductId | null,
  best: SearchHit | undefined,
): SearchAction[] {
  const t = useTranslate();
  const mode = usePaletteMode();
  const [, setMode] = useModeChoice();
  const [theme, dispatch] = useThemeState();

  return useMemo(() => {
    const isRtl = theme.direction === 'rtl';
    const product = PRODUCTS.find(({ id }) => id === current);
    const actions: SearchAction[] = [
      {
        id: 'mode',
        label: t('header.toggleMode', 'Toggle color mode'),
        icon: mode === 'dark' ? 'LightModeOutlined' : 'DarkModeOutlined',
        words: 'dark light mode theme',
        run: () => setMode(mode === 'dark' ? 'light' : 'dark'),
      },
      {
        id: 'direction',
        label: SETTING_NAMES[isRtl ? 'ltr' : 'rtl'](t),
        icon: 'SubjectRounded',
        words: 'direction rtl ltr',
        run: () =>
          dispatch({
            type: 'CHANGE',
            payload: { direction: isRtl ? 'ltr' : 'rtl' },
          }),
      },
      {
        id: 'density',
        label: theme.dense
          ? t('settings.resetDensity', 'Reset density')
          : SETTING_NAMES.dense(t),
        icon: 'SettingsOutlined',
        words: 'density dense compact spacing',
        run: () =>
          dispatch(
            theme.dense
              ? { type: 'RESET_DENSITY' }
              : { type: 'SET_DENSE', payload: true },
          ),
      },
      ...(product ? listEarlierDocs(product.id) : []).map(
        ({ name, href }): SearchAction => ({
          id: `version-${name}`,
          label: `${product?.name ?? ''} ${name}`,
          icon: 'OpenInNewRounded',
          words: 'version earlier old',
          href,
        }),
      ),
      {
        id: 'versions',
        label: t('versions.all', 'All versions'),
        icon: 'InfoOutlined',
        words: 'version go to',
        href: '/versions/',
      },
    ];
    const hasQuery = query.trim() !== '';
    const fitting = hasQuery
      ? actions.filter((action) => matchesAction(action, query))
      : actions;
    const code = hasQuery ? best?.code : undefined;
    return code === undefined
      ? fitting
      : [
          {
            id: 'import',
            label: t('search.copyImport', 'Copy import'),
            code,
            icon: 'ContentCopyRounded',
            words: '',
            run: () => copyText(code, { navigator: window.navigator }),
          },
          ...fitting,
        ];
  }, [query, current, best, mode, setMode, theme, dispatch, t]);
}
