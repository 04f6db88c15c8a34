import type { MinorLine } from '../../../../plugins/content/versions/types';
import { ScrollingTable } from '../../article/Article/ScrollingTable';
import { ReleaseDay } from './ReleaseDay';
import styles from './VersionsPage.module.css';

export function ReleaseTable({ minors }: { minors: readonly MinorLine[] }) {
  return (
    <ScrollingTable>
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">First release</th>
          <th scope="col">Last release</th>
          <th scope="col">Releases</th>
        </tr>
      </thead>
      <tbody>
        {minors.map(({ line, first, latest, count }) => (
          <tr key={line}>
            <th scope="row" className={styles.number}>
              {line}
            </th>
            <td>
              <ReleaseDay day={first.releasedOn} />
            </td>
            <td>
              <span className={styles.number}>{latest.version}</span>,{' '}
              <ReleaseDay day={latest.releasedOn} />
            </td>
            <td className={styles.number}>{count}</td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}
