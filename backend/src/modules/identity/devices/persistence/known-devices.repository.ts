import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, type Repository } from 'typeorm';
import type { Transaction } from '../../../../platform/database/database.js';
import { Retention } from '../../../../platform/retention/retention-rules.js';
import { KnownDeviceEntity } from './known-device.entity.js';

@Retention([{ table: 'known_device', column: 'expires_at', index: 'ix_known_device_expiry', keptMs: 0 }])
@Injectable()
export class KnownDevicesRepository {
  constructor(@InjectRepository(KnownDeviceEntity) private readonly devices: Repository<KnownDeviceEntity>) {}

  /** The user who signed in on the device; null for an unknown or expired device, and for one that never signed in. */
  async ownerOf(tokenHash: string, now: Date): Promise<string | null> {
    const device = await this.devices.findOneBy({ tokenHash, expiresAt: MoreThan(now), signedIn: true });
    return device?.userId ?? null;
  }

  /** Whether it is a device of the user, even one that has not signed in yet. */
  admits(tokenHash: string, userId: string, now: Date): Promise<boolean> {
    return this.devices.existsBy({ tokenHash, expiresAt: MoreThan(now), userId });
  }

  /** Address of the device's account; null if there is none. */
  async emailOf(tokenHash: string, now: Date): Promise<string | null> {
    const owner = await this.devices
      .createQueryBuilder('d')
      .innerJoin('user_account', 'u', 'u.id = d.userId')
      .select('u.email', 'email')
      .where('d.tokenHash = :tokenHash AND d.expiresAt > :now AND d.signedIn = TRUE', { tokenHash, now })
      .getRawOne<{ email: string }>();
    return owner?.email ?? null;
  }

  /** Adds the device, or extends the lifetime of a known one. */
  async save(tx: Transaction, device: KnownDeviceEntity): Promise<void> {
    await tx
      .createQueryBuilder()
      .insert()
      .into(KnownDeviceEntity)
      .values(device)
      .orUpdate(['expires_at'], ['token_hash'])
      .execute();
  }

  async deleteAll(tx: Transaction, userId: string): Promise<void> {
    await tx.delete(KnownDeviceEntity, { userId });
  }
}
