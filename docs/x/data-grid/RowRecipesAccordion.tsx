import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, type GridRowId } from '@mui/x-data-grid-pro';
import { teams } from './rowRecipesData';
import { getMembers, getPanelHeight, panelColumns } from './rowRecipesPanels';

export default function RowRecipesAccordion() {
  const [openId, setOpenId] = React.useState<GridRowId | null>(1);
  const openIds = React.useMemo(() => (openId === null ? [] : [openId]), [openId]);

  return (
    <Box role="group" aria-label="Teams, one open at a time">
      <DataGridPro
        autoHeight
        disableRowSelectionOnClick
        experimentalFeatures={{ ariaV7: true }}
        rows={teams}
        columns={panelColumns}
        getDetailPanelContent={getMembers}
        getDetailPanelHeight={getPanelHeight}
        detailPanelExpandedRowIds={openIds}
        onDetailPanelExpandedRowIdsChange={(ids) => setOpenId(ids.at(-1) ?? null)}
        onRowClick={({ id }) => setOpenId(id === openId ? null : id)}
      />
    </Box>
  );
}
