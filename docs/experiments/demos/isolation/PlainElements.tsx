export default function PlainElements() {
  return (
    <div>
      <h4>Trees of the park</h4>
      <p>
        A paragraph with <code>code</code>, <kbd>Enter</kbd> and{' '}
        <a href="#PlainElements">a link</a>.
      </p>
      <ul>
        <li>First</li>
        <li>Second</li>
      </ul>
      <table>
        <thead>
          <tr>
            <th scope="col">Tree</th>
            <th scope="col">Height</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Oak</td>
            <td>24 m</td>
          </tr>
          <tr>
            <td>Elm</td>
            <td>31 m</td>
          </tr>
        </tbody>
      </table>
      <button type="button">Plant</button>
    </div>
  );
}
