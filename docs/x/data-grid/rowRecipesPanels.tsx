import Typography from '@mui/material/Typography';
import {
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { teamColumns, type Team } from './rowRecipesData';

/** The buttons have a column with a header, which is empty by default. */
export const panelColumns: GridColDef<Team>[] = [
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    headerName: 'Details',
    width: 80,
    renderHeader: () => 'Details',
  },
  ...teamColumns,
];

export const getMembers = ({ row }: GridRowParams<Team>) => (
  <Typography sx={{ p: 2 }}>Members: {row.members.join(', ')}</Typography>
);

export const getPanelHeight = () => 'auto' as const;
