import './note.css';

export default function HarbourNote() {
  return (
    <div className="office">
      <p className="note">The office opens with the tide.</p>
    </div>
  );
}
