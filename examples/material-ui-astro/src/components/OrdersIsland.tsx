import { AppTheme } from './AppTheme';
import { OrderTable } from './OrderTable';

export function OrdersIsland() {
  return (
    <AppTheme>
      <OrderTable />
    </AppTheme>
  );
}
