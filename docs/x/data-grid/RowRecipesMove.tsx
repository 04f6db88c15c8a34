import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import {
  moveRow,
  teamColumns,
  teams as firstTeams,
  type Team,
} from './rowRecipesData';

export default function RowRecipesMove() {
  const [teams, setTeams] = React.useState(firstTeams);

  const columns = React.useMemo(() => {
    const move = (id: number, by: number) =>
      setTeams((list) => moveRow(list, id, by));
    const moveColumn: GridColDef<Team> = {
      field: 'move',
      type: 'actions',
      headerName: 'Move',
      width: 90,
      getActions: ({ row }) => [
        <GridActionsCellItem
          key="up"
          icon={<span aria-hidden>↑</span>}
          label={`Move ${row.name} up`}
          disabled={row.id === teams[0]?.id}
          onClick={() => move(row.id, -1)}
        />,
        <GridActionsCellItem
          key="down"
          icon={<span aria-hidden>↓</span>}
          label={`Move ${row.name} down`}
          disabled={row.id === teams.at(-1)?.id}
          onClick={() => move(row.id, 1)}
        />,
      ],
    };
    return [
      moveColumn,
      ...teamColumns.map((column) => ({ ...column, sortable: false })),
    ];
  }, [teams]);

  return (
    <Box role="group" aria-label="Teams in an order" sx={{ maxWidth: 520 }}>
      <DataGrid
        autoHeight
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
        rows={teams}
        columns={columns}
      />
    </Box>
  );
}
