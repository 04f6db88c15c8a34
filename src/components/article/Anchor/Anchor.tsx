import { useEffect } from 'react';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { hashToId } from '../../../lib/address/findTarget';
import styles from './Anchor.module.css';

export interface AnchorProps {
  /** Published ids, with spaces between. */
  id: string;
  /** Address they lead to since their section has left the page. */
  to?: string;
  /** Text of the link to `to`, for those without scripts; there wherever `to` is. */
  label?: string;
}

/** Keeps links to ids alive that no heading of the page has any more. */
export function Anchor({ id, to, label = '' }: AnchorProps) {
  const ids = id.split(' ');
  const { collectAnchor } = useBrokenLinks();
  ids.forEach(collectAnchor);
  return to === undefined ? (
    ids.map((each) => <span key={each} id={each} className={styles.anchor} />)
  ) : (
    <MovedAnchor ids={ids} to={to} label={label} />
  );
}

interface MovedAnchorProps extends Required<Pick<AnchorProps, 'to' | 'label'>> {
  ids: readonly string[];
}

/** Without scripts, the link is shown when the address has come to one of the ids. */
function MovedAnchor({ ids, to, label }: MovedAnchorProps) {
  const { hash } = useLocation();
  const history = useHistory();
  const target = useBaseUrl(to);
  const isTargeted = ids.includes(hashToId(hash));

  useEffect(() => {
    if (isTargeted) {
      history.replace(target);
    }
  }, [isTargeted, history, target]);

  return ids.map((id) => (
    <p key={id} id={id} className={styles.moved}>
      <Link to={to}>{label}</Link>
    </p>
  ));
}
