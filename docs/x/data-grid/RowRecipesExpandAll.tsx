import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridDetailPanelExpandedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { teamColumns, teams, type Team } from './rowRecipesData';

function ToggleAll() {
  const apiRef = useGridApiContext();
  const openIds = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector);
  const isOpen = openIds.length > 0;

  return (
    <IconButton
      size="small"
      tabIndex={-1}
      aria-label={isOpen ? 'Collapse all rows' : 'Expand all rows'}
      onClick={() =>
        apiRef.current.setExpandedDetailPanels(
          isOpen ? [] : apiRef.current.getAllRowIds(),
        )
      }
    >
      {isOpen ? '−' : '+'}
    </IconButton>
  );
}

const columns: GridColDef<Team>[] = [
  { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, renderHeader: () => <ToggleAll /> },
  ...teamColumns,
];

export default function RowRecipesExpandAll() {
  return (
    <Box role="group" aria-label="Teams that open together" sx={{ height: 380 }}>
      <DataGridPro
        experimentalFeatures={{ ariaV7: true }}
        rows={teams}
        columns={columns}
        getDetailPanelContent={({ row }) => <p>{row.members.join(', ')}</p>}
        getDetailPanelHeight={() => 60}
      />
    </Box>
  );
}
