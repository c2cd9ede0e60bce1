import { msg } from '../../../messages/message.js';
import type { FieldError } from '../../../platform/http/problems/domain-error.js';
import type { CatalogProduct } from '../../products/index.js';
import type { HandlingUnit, QuoteRequest, Stop } from '../../rating/index.js';
import type { OrderLineDto, OrderRequestDto } from './orders.dto.js';

const CENTIMETERS_PER_INCH = 2.54;
const KILOGRAMS_PER_POUND = 0.453_592_37;

type Products = ReadonlyMap<string, CatalogProduct>;
type Packed = CatalogProduct & { readonly handlingUnit: NonNullable<CatalogProduct['handlingUnit']> };

const productOf = ({ sku }: Pick<OrderLineDto, 'sku'>, products: Products) => products.get(sku.toLowerCase());
const isPacked = (product: CatalogProduct | undefined): product is Packed => Boolean(product?.handlingUnit);

/** Lines whose product is unknown or has no handling unit. */
export function lineErrors(
  { lines }: { lines: readonly Pick<OrderLineDto, 'sku'>[] },
  products: Products,
): FieldError[] {
  return lines.flatMap((line, index) => {
    const product = productOf(line, products);
    if (isPacked(product)) return [];
    const pointer = `/lines/${index}/sku`;
    return product === undefined
      ? [{ pointer, code: 'SKU_UNKNOWN', message: msg`No product has the SKU ${{ sku: line.sku }}.` }]
      : [
          {
            pointer,
            code: 'PRODUCT_INCOMPLETE',
            message: msg`The product ${{ sku: line.sku }} has no handling unit. Add its size and weight.`,
          },
        ];
  });
}

/** The request of the quote for an order without `lineErrors`. Freight in both systems of units is converted to inches and pounds. */
export function orderRequest(order: OrderRequestDto, products: Products): QuoteRequest {
  const { orderNumber, shipFrom, shipTo, lines, references = [], ...rest } = order;
  const packed = lines.map((line) => ({ line, product: productOf(line, products) as Packed }));
  const isMetric = packed.every(({ product }) => product.units === 'metric');
  return {
    ...rest,
    units: isMetric ? 'metric' : 'imperial',
    stops: [{ ...shipFrom, type: 'origin' } as Stop, { ...shipTo, type: 'destination' } as Stop],
    handlingUnits: packed.map(({ line, product }) => unitsOf(line, product, isMetric)),
    references: [{ type: 'SO', value: orderNumber }, ...references],
  };
}

function unitsOf({ quantity }: OrderLineDto, product: Packed, isMetric: boolean): HandlingUnit {
  const { handlingUnit, units, piecesPerUnit, packagingType, freightClass, nmfc, nmfcSub, hazmat, hsCode } = product;
  const isConverted = units === 'metric' && !isMetric;
  const length = (value: number) => rounded(isConverted ? value / CENTIMETERS_PER_INCH : value);
  const count = Math.ceil(quantity / (piecesPerUnit ?? 1));
  const weight = rounded((count * handlingUnit.weight) / (isConverted ? KILOGRAMS_PER_POUND : 1));
  const { description, countryOfOrigin } = product;
  return {
    ...handlingUnit,
    count,
    length: length(handlingUnit.length),
    width: length(handlingUnit.width),
    height: length(handlingUnit.height),
    weight,
    commodities: [
      {
        description,
        pieces: quantity,
        weight,
        packagingType,
        freightClass,
        nmfc,
        nmfcSub,
        hazmat,
        hsCode,
        countryOfOrigin,
      },
    ],
  };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

const PLACES = ['shipFrom', 'shipTo'];

/** Error of the quote's request as an error of the order. */
export function orderError({ pointer, ...error }: FieldError): FieldError {
  const [, part = '', index = '', ...rest] = pointer.split('/');
  const inner = rest.map((step) => `/${step}`).join('');
  if (part === 'stops' && index !== '') return { ...error, pointer: `/${PLACES[Number(index)] ?? part}${inner}` };
  if (part === 'references' && index !== '')
    return { ...error, pointer: index === '0' ? '/orderNumber' : `/references/${Number(index) - 1}${inner}` };
  if (part !== 'handlingUnits') return { ...error, pointer };
  if (index === '') return { ...error, pointer: '/lines' };
  const field = /^\/(?:count|commodities\/0\/pieces)$/.test(inner) ? 'quantity' : 'sku';
  return { ...error, pointer: `/lines/${index}/${field}` };
}
