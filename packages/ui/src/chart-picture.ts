/** Properties that a style sheet sets and a picture would lose. */
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-opacity',
  'opacity',
  'font-size',
  'font-weight',
  'text-anchor',
];
/** Pixels of the picture per pixel on the screen, so that it stays sharp in documents. */
const SCALE = 2;
const MARGIN = 16;
const LINE = 24;
// eslint-disable-next-line lingui/no-unlocalized-strings -- a CSS font
const FONT = '14px sans-serif';

/** A name with the color of its bars. */
export interface PictureSeries {
  label: string;
  color: string;
}

/** The drawing as a PNG file with a title and, if there are several series, a legend. */
export async function chartPicture(
  drawing: SVGSVGElement,
  title: string,
  series: readonly PictureSeries[],
): Promise<Blob> {
  const { width, height } = drawing.getBoundingClientRect();
  const legend = series.length > 1 ? LINE : 0;
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * MARGIN) * SCALE;
  canvas.height = (height + 2 * MARGIN + LINE + legend) * SCALE;
  const context = canvas.getContext('2d')!;
  const { color } = getComputedStyle(drawing);
  context.scale(SCALE, SCALE);
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.font = FONT;
  context.textBaseline = 'top';
  context.fillStyle = color;
  context.fillText(title, MARGIN, MARGIN, width);
  if (legend > 0) drawLegend(context, series, color);
  context.drawImage(await imageOf(drawing, width, height), MARGIN, MARGIN + LINE + legend, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.')))),
  );
}

function drawLegend(context: CanvasRenderingContext2D, series: readonly PictureSeries[], color: string): void {
  let left = MARGIN;
  for (const { label, color: bar } of series) {
    context.fillStyle = bar;
    context.fillRect(left, MARGIN + LINE, 12, 12);
    context.fillStyle = color;
    context.fillText(label, left + 18, MARGIN + LINE);
    left += 18 + context.measureText(label).width + MARGIN;
  }
}

async function imageOf(drawing: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const styled = copy.querySelectorAll<SVGElement>('*');
  drawing.querySelectorAll('*').forEach((element, index) => {
    const computed = getComputedStyle(element);
    for (const name of STYLES) styled[index]!.style.setProperty(name, computed.getPropertyValue(name));
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.style.fontFamily = 'sans-serif';
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}
