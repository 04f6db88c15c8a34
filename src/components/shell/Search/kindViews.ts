import type { ShellIconName } from '../../../../plugins/shell/shell-icons/types';
import type { SearchKind } from '../../../lib/search/types';
import type { Translate } from '../../../lib/language/translations';

/** Kinds that readers narrow to together. */
export interface KindChip {
  id: string;
  kinds: readonly SearchKind[];
  label: (t: Translate) => string;
}

/** The chips of kinds, in their order. Terms of the API reference are not translated. */
export const KIND_CHIPS: readonly KindChip[] = [
  {
    id: 'page',
    kinds: ['page', 'section', 'version'],
    label: (t) => t('search.page', 'Page'),
  },
  {
    id: 'component',
    kinds: ['component', 'type'],
    label: () => 'Component',
  },
  { id: 'hook', kinds: ['hook'], label: () => 'Hook' },
  {
    id: 'prop',
    kinds: ['prop', 'event', 'selector'],
    label: () => 'Prop',
  },
  { id: 'slot', kinds: ['slot'], label: () => 'Slot' },
  { id: 'class', kinds: ['class'], label: () => 'CSS class' },
  {
    id: 'themeKey',
    kinds: ['themeKey'],
    label: () => 'Theme key',
  },
  { id: 'icon', kinds: ['icon'], label: (t) => t('search.icon', 'Icon') },
  { id: 'post', kinds: ['post'], label: (t) => t('blog.title', 'Blog') },
];

const ICONS: Partial<Record<SearchKind, ShellIconName>> = {
  page: 'SubjectRounded',
  section: 'LinkRounded',
  component: 'ViewInArRounded',
  hook: 'BoltRounded',
  event: 'BoltRounded',
  slot: 'CenterFocusStrongRounded',
  themeKey: 'LightModeOutlined',
  icon: 'LightbulbOutlined',
  post: 'EditOutlined',
  version: 'InfoOutlined',
};

export const kindToIcon = (kind: SearchKind): ShellIconName =>
  ICONS[kind] ?? 'CodeRounded';

/** Name of a result's kind, in one word. */
export function kindToLabel(kind: SearchKind, t: Translate): string {
  if (kind === 'section') return t('search.section', 'Section');
  const chip = KIND_CHIPS.find(({ kinds }) => kinds.includes(kind));
  return chip?.label(t) ?? '';
}
