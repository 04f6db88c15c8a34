import type { ReactNode } from 'react';
import type { orders } from './orders';
import './orders.css';

interface OrderTableProps {
  rows: typeof orders;
  /** The row of the footer. */
  footer?: ReactNode;
}

/** A table of orders, with what belongs below them. */
export function OrderTable({ rows, footer }: OrderTableProps) {
  return (
    <table className="orders">
      <thead>
        <tr>
          <th>Order</th>
          <th>Total</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, total }) => (
          <tr key={id}>
            <td>{id}</td>
            <td>£{total}</td>
          </tr>
        ))}
      </tbody>
      {footer && (
        <tfoot>
          <tr>{footer}</tr>
        </tfoot>
      )}
    </table>
  );
}
