import { Button } from '@mui/base/Button';
import './styles.css';

export default function ButtonAsLink() {
  return (
    <div className="pills">
      <Button href="/joy-ui/react-button/" className="pill">
        Button in Joy UI
      </Button>
      <Button href="/material-ui/react-button/" className="pill">
        Button in Material UI
      </Button>
    </div>
  );
}
