import { useEffect, useId, useState } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import {
  useDocsSidebar,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import { replaceQuery } from '../../../state/replaceQuery';
import { setParameters } from '../../../lib/address/queryOfAddress';
import { hrefToKey, listGroups, type ComponentGroup } from './listGroups';
import { NEEDS, toNeed, type Need } from './needs';
import { getGallerySet, type GallerySet } from './sets';
import { Thumbnail } from './Thumbnail';
import styles from './ComponentGallery.module.css';

const NEED_PARAMETER = 'need';

const NO_ITEMS: readonly PropSidebarItem[] = [];

/** All components of the set that is open, as its navigation lists them. */
export function ComponentGallery() {
  const items = useDocsSidebar()?.items ?? NO_ITEMS;
  const set = getGallerySet(useDocsVersion().pluginId);
  const [need, chooseNeed] = useNeed();
  const groups = filterGroups(listGroups(items), set, need);
  const count = groups.reduce((sum, { pages }) => sum + pages.length, 0);

  return (
    <>
      {set.hasNeeds && (
        <>
          <NeedFilter need={need} onChoose={chooseNeed} />
          <p className={styles.advice} role="status" data-needs-script>
            {need === null
              ? `${count} pages of components`
              : `${NEEDS[need].label}: ${count}. ${NEEDS[need].advice}`}
          </p>
        </>
      )}
      {groups.map(({ label, pages }) => (
        <section key={label} aria-label={label}>
          <h2 id={labelToAnchor(label)}>{label}</h2>
          <ul className={styles.cards}>
            {pages.map(({ href, label: title }) => (
              <li key={href} className={styles.card}>
                <Thumbnail set={set} name={hrefToKey(href)} />
                <Link to={href} className={styles.title}>
                  {title}
                </Link>
                <span className={styles.purpose}>
                  {set.answers[hrefToKey(href)]?.purpose}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** @example `'Data display'` → `'data-display'` */
const labelToAnchor = (label: string) => label.toLowerCase().replaceAll(' ', '-');

function filterGroups(
  groups: readonly ComponentGroup[],
  { answers, hasNeeds }: GallerySet,
  need: Need | null,
): readonly ComponentGroup[] {
  return groups
    .map(({ label, pages }) => ({
      label,
      pages: pages.filter(({ href }) => {
        // A page about a package is no answer to any need, and has no picture.
        const answer = answers[hrefToKey(href)];
        return answer && (!hasNeeds || need === null || answer.needs.includes(need));
      }),
    }))
    .filter(({ pages }) => pages.length > 0);
}

/** The need that is chosen; it is also in the address, to be sent to somebody. */
function useNeed(): [Need | null, (need: Need | null) => void] {
  const { search } = useLocation();
  // The static HTML shows all, whatever the address says.
  const [need, setNeed] = useState<Need | null>(null);
  useEffect(
    () => setNeed(toNeed(new URLSearchParams(search).get(NEED_PARAMETER))),
    [search],
  );
  return [
    need,
    (next) => {
      setNeed(next);
      replaceQuery(
        setParameters(window.location.search, { [NEED_PARAMETER]: next ?? '' }),
      );
    },
  ];
}

interface NeedFilterProps {
  need: Need | null;
  onChoose: (need: Need | null) => void;
}

function NeedFilter({ need, onChoose }: NeedFilterProps) {
  const name = useId();
  const options = [null, ...(Object.keys(NEEDS) as Need[])];
  return (
    <fieldset className={styles.filter} data-needs-script data-chrome>
      <legend>What do you need?</legend>
      {options.map((option) => (
        <label key={option} className={styles.need}>
          <input
            type="radio"
            name={name}
            checked={need === option}
            onChange={() => onChoose(option)}
          />
          {option === null ? 'Everything' : NEEDS[option].label}
        </label>
      ))}
    </fieldset>
  );
}
