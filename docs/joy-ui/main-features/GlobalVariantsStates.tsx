import Button from '@mui/joy/Button';
import Table from '@mui/joy/Table';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function GlobalVariantsStates() {
  return (
    <Table borderAxis="none" sx={{ maxWidth: 420 }}>
      <thead>
        <tr>
          <th scope="col">Normal</th>
          <th scope="col">Pressed</th>
          <th scope="col">Disabled</th>
        </tr>
      </thead>
      <tbody>
        {variants.map((variant) => (
          <tr key={variant}>
            <td>
              <Button variant={variant} color="neutral" size="sm">
                {variant}
              </Button>
            </td>
            <td>
              <Button variant={variant} color="neutral" size="sm" aria-pressed>
                {variant}
              </Button>
            </td>
            <td>
              <Button variant={variant} color="neutral" size="sm" disabled>
                {variant}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
