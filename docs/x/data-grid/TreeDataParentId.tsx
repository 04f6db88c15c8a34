import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface Person {
  id: number;
  managerId: number | null;
  name: string;
  team: string;
}

const people: Person[] = [
  { id: 1, managerId: null, name: 'Nadia Haddad', team: 'Board' },
  { id: 2, managerId: 1, name: 'Daniel Weber', team: 'Sales' },
  { id: 3, managerId: 1, name: 'Grace Mitchell', team: 'Support' },
  { id: 4, managerId: 2, name: 'Chiara Romano', team: 'Sales' },
  { id: 5, managerId: 3, name: 'Hiroshi Tanaka', team: 'Support' },
];

const byId = new Map(people.map((person) => [person.id, person]));

function getIdPath({ id, managerId }: Person): string[] {
  const manager = managerId === null ? undefined : byId.get(managerId);
  return [...(manager ? getIdPath(manager) : []), String(id)];
}

const columns: GridColDef<Person>[] = [
  { field: 'team', headerName: 'Team', width: 120 },
];

export default function TreeDataParentId() {
  return (
    <Box role="group" aria-label="People by manager" sx={{ height: 400 }}>
      <DataGridPro
        experimentalFeatures={{ ariaV7: true }}
        rows={people}
        columns={columns}
        treeData
        getTreeDataPath={getIdPath}
        groupingColDef={{
          headerName: 'Name',
          minWidth: 220,
          flex: 1,
          valueGetter: ({ row }) => row.name,
        }}
        defaultGroupingExpansionDepth={-1}
      />
    </Box>
  );
}
