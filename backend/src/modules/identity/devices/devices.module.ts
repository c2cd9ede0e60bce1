import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { Clients } from './clients.js';
import { KnownDevices } from './known-devices.js';
import { NewDeviceMails } from './new-device-mails.js';
import { KnownDeviceEntity } from './persistence/known-device.entity.js';
import { KnownDevicesRepository } from './persistence/known-devices.repository.js';

/** Browsers that a user has signed in with before. */
@Module({
  imports: [TypeOrmModule.forFeature([KnownDeviceEntity]), AccountsModule],
  providers: [Clients, KnownDevices, KnownDevicesRepository, NewDeviceMails],
  exports: [Clients, KnownDevices, KnownDevicesRepository],
})
export class DevicesModule {}
