export default function HarbourNote() {
  return (
    <div className="pt-4">
      <p className="rounded-full bg-black p-4 text-center text-white">
        The office opens with the tide.
      </p>
      <p className="hidden">The office is closed.</p>
    </div>
  );
}
