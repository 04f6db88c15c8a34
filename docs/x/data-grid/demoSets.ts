import type { GridColDef, GridRowsProp } from '@mui/x-data-grid';
import { createEmployees, employeeColumns } from './demoEmployees';
import { createOrders, orderColumns } from './orders';

interface DataSet {
  create: (count: number) => GridRowsProp;
  columns: GridColDef[];
}

export type DataSetName = 'Employees' | 'Orders';

export const DATA_SETS: Record<DataSetName, DataSet> = {
  Employees: { create: createEmployees, columns: employeeColumns },
  Orders: { create: createOrders, columns: orderColumns },
};
