import './invoice.css';

export default function CssVariablesStyleSheet() {
  return (
    <table className="invoice">
      <thead>
        <tr>
          <th>Article</th>
          <th>Price</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Desk lamp</td>
          <td>€ 49.00</td>
        </tr>
        <tr>
          <td>Office chair</td>
          <td>€ 189.00</td>
        </tr>
      </tbody>
    </table>
  );
}
