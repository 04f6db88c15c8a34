import Description from '@mui/icons-material/DescriptionOutlined';
import Folder from '@mui/icons-material/Folder';
import Image from '@mui/icons-material/ImageOutlined';
import TableChart from '@mui/icons-material/TableChartOutlined';
import { type Kind } from './data';

export default function FileIcon({ kind }: { kind: Kind }) {
  switch (kind) {
    case 'folder':
      return <Folder color="warning" />;
    case 'sheet':
      return <TableChart color="success" />;
    case 'picture':
      return <Image />;
    default:
      return <Description color="primary" />;
  }
}
