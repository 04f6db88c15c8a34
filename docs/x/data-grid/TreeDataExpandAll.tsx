import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  GRID_ROOT_GROUP_ID,
  gridRowTreeSelector,
  useGridApiRef,
  type GridGroupNode,
} from '@mui/x-data-grid-pro';
import { fileColumns, files, getFilePath } from './treeDataFiles';

const isContracts = ({ groupingKey }: GridGroupNode) => groupingKey === 'Contracts';

export default function TreeDataExpandAll() {
  const apiRef = useGridApiRef();

  const setAll = (isOpen: boolean) => {
    Object.values(gridRowTreeSelector(apiRef))
      .filter(({ type, id }) => type === 'group' && id !== GRID_ROOT_GROUP_ID)
      .forEach(({ id }) => apiRef.current.setRowChildrenExpansion(id, isOpen));
  };

  return (
    <div>
      <Button onClick={() => setAll(true)}>Expand all</Button>
      <Button onClick={() => setAll(false)}>Collapse all</Button>
      <Box role="group" aria-label="Files, contracts open" sx={{ height: 360 }}>
        <DataGridPro
          apiRef={apiRef}
          experimentalFeatures={{ ariaV7: true }}
          density="compact"
          rows={files}
          columns={fileColumns}
          treeData
          getTreeDataPath={getFilePath}
          isGroupExpandedByDefault={isContracts}
        />
      </Box>
    </div>
  );
}
