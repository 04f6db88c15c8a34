import { criterionToUrl } from '../../../lib/accessibility/conformance';
import type { Criterion, Proof } from '../../../lib/accessibility/types';
import { ScrollingTable } from '../../article/Article/ScrollingTable';
import { STATE_NAMES } from './stateNames';
import styles from './AccessibilityPage.module.css';

export function CriteriaTable({ criteria }: { criteria: readonly Criterion[] }) {
  return (
    <ScrollingTable>
      <thead>
        <tr>
          <th scope="col">Criterion</th>
          <th scope="col">Level</th>
          <th scope="col">State</th>
          <th scope="col">What is known</th>
          <th scope="col">Proof</th>
        </tr>
      </thead>
      <tbody>
        {criteria.map((criterion) => (
          <CriterionRow key={criterion.number} criterion={criterion} />
        ))}
      </tbody>
    </ScrollingTable>
  );
}

function CriterionRow({ criterion }: { criterion: Criterion }) {
  const { number, name, level, state, remark, gap, proofs = [] } = criterion;
  return (
    <tr id={`criterion-${number}`}>
      <th scope="row" className={styles.criterion}>
        {number} <a href={criterionToUrl(criterion)}>{name}</a>
      </th>
      <td>{level}</td>
      <td className={styles.state}>{STATE_NAMES[state].name}</td>
      <td className={styles.text}>
        <p>{remark}</p>
        {gap && (
          <p>
            <strong>Open:</strong> {gap}
          </p>
        )}
      </td>
      <td className={styles.proofs}>
        {proofs.length > 0 ? <ProofList proofs={proofs} /> : 'No test'}
      </td>
    </tr>
  );
}

/** Tests by the file they are in. */
function ProofList({ proofs }: { proofs: readonly Proof[] }) {
  const files = [...new Set(proofs.map(({ file }) => file))];
  return (
    <ul>
      {files.map((file) => (
        <li key={file}>
          <code>{file}</code>
          {proofs
            .filter((proof) => proof.file === file)
            .map(({ test }) => (
              <span key={test} className={styles.test}>
                {test}
              </span>
            ))}
        </li>
      ))}
    </ul>
  );
}
