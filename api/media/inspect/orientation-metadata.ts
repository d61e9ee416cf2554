/** The smallest EXIF block: nothing but which way is up, as TIFF, 26 bytes. */
export function orientationMetadata(orientation: number): Buffer {
  const note = Buffer.alloc(26);
  note.write("MM\0*", 0, "latin1");
  note.writeUInt32BE(8, 4); // where the only directory stands
  note.writeUInt16BE(1, 8); // its number of entries
  note.writeUInt16BE(0x0112, 10); // orientation,
  note.writeUInt16BE(3, 12); // a 16-bit number,
  note.writeUInt32BE(1, 14); // one of them,
  note.writeUInt16BE(orientation, 18);
  return note;
}
