import { useLocation } from '@docusaurus/router';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { toSidebarItems } from '../../../navigation/toSidebarItems';
import type { NavigationPage } from '../../../navigation/types';
import { Sidebar } from './Sidebar';
import styles from './NavigationSpecimen.module.css';

const PAGE = '/experiments/docs/navigation';
const FIRST = `${PAGE}#first`;
const SECOND = `${PAGE}#second`;

/** Every level, marker and kind of entry that a navigation can have. */
const TREE: readonly NavigationPage[] = [
  { pathname: PAGE, title: 'The open page' },
  { pathname: 'https://www.w3.org/', title: 'Another site', external: true },
  {
    pathname: '/markers',
    title: 'Markers',
    children: [
      { pathname: FIRST, title: 'New feature', newFeature: true },
      { pathname: SECOND, title: 'Unstable', unstable: true },
      { pathname: FIRST, title: 'Legacy', legacy: true },
      { pathname: '/planned', title: 'Planned', planned: true },
      { pathname: SECOND, title: 'Pro plan', plan: 'pro' },
      { pathname: FIRST, title: 'Premium plan', plan: 'premium' },
      { pathname: SECOND, title: 'New in Pro', newFeature: true, plan: 'pro' },
      {
        pathname: '/planned-premium',
        title: 'A planned page of the Premium plan with a long name',
        planned: true,
        plan: 'premium',
      },
    ],
  },
  {
    pathname: '/levels',
    title: 'First level',
    children: [
      { pathname: FIRST, title: 'Page on the second level' },
      {
        pathname: '/levels/second',
        title: 'Second level',
        children: [
          {
            pathname: '/levels/subheader',
            subheader: 'Subheader on the third level',
            children: [{ pathname: SECOND, title: 'Page below a subheader' }],
          },
          {
            pathname: '/levels/third',
            title: 'Third level',
            children: [
              { pathname: FIRST, title: 'Page on the fourth level' },
              {
                pathname: SECOND,
                title: 'Averylongnameofapagewithoutanyplacetobreakit',
              },
            ],
          },
        ],
      },
    ],
  },
];

/** Entries that lead somewhere; nothing of them belongs to a set, so all become links. */
const ITEMS = toSidebarItems(TREE, [{ pathname: PAGE }]) as PropSidebarItem[];

export function NavigationSpecimen() {
  const { pathname } = useLocation();
  return (
    <div className={styles.frame}>
      <Sidebar
        name="specimen"
        label="Specimen of a navigation"
        items={ITEMS}
        activePath={pathname}
      />
    </div>
  );
}
