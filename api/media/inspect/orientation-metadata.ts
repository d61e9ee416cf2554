/** The smallest EXIF block: nothing but which way is up, as TIFF, 26 bytes. */
export function orientationMetadata(orientation: number): Buffer {
  const exif = Buffer.alloc(26);
  exif.write("MM\0*", 0, "latin1");
  exif.writeUInt32BE(8, 4); // where the only directory stands
  exif.writeUInt16BE(1, 8); // its number of entries
  exif.writeUInt16BE(0x0112, 10); // orientation,
  exif.writeUInt16BE(3, 12); // a 16-bit number,
  exif.writeUInt32BE(1, 14); // one of them,
  exif.writeUInt16BE(orientation, 18);
  return exif;
}
